import { walkRendered } from './support/rendered-journeys.tsx';

walkRendered(1);
