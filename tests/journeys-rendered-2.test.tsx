import { walkRendered } from './rendered-journeys.tsx';

walkRendered(1);
