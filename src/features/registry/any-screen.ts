import type { ComponentType } from 'react';
import type {
  HostedMachineProps,
  HostedProps,
  SomeHostedScreen,
} from '../../model/hosted-screen.ts';

/** The screen of any feature, as the registry holds it: the checker holds a flow to what its schema says. */
export type AnyHostedScreen = ComponentType<
  // oxlint-disable-next-line typescript/no-explicit-any
  HostedProps<SomeHostedScreen, any> &
    // oxlint-disable-next-line typescript/no-explicit-any
    HostedMachineProps<SomeHostedScreen, any, any>
>;
