import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './test-dialog.ts';
import './test-media.ts';
import './test-performance.ts';
import './test-resize.ts';
import './test-screen.ts';

afterEach(cleanup);
