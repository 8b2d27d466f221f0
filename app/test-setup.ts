import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './test-media.ts';

afterEach(cleanup);
