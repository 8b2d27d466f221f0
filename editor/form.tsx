import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from './config.ts';
import { dropOldDrafts } from './old-drafts.ts';
import { part } from './page.ts';
import { saySeenVersions } from './seen-versions.ts';
import { tellUnsaved } from './tell-unsaved.ts';

/** The form of the editor, in the left frame of `/edit`. */

saySeenVersions();
tellUnsaved();
await dropOldDrafts().catch(console.error);
createRoot(part('#root')).render(<Keystatic config={editorConfig} />);
