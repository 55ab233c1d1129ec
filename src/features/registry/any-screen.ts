import type { ComponentType } from 'react';
import type { HostedProps, SomeHostedScreen } from '../../model/hosted-screen.ts';

/** The screen of any feature, as the registry holds it: the checker holds a flow to what its schema says. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyHostedScreen = ComponentType<HostedProps<SomeHostedScreen, any>>;
