import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Only to end what hangs: the second it usually is goes by while a busy machine loads a step kind's screen.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
