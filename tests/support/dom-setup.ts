import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second is too short for lazy screens on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
// Files of one worker share a page: what one has stored is not there for the next.
localStorage.clear();
sessionStorage.clear();
afterEach(cleanup);
