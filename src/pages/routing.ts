/** The one door to the router, so that its next major version is a change here. */
import { type ComponentProps, createElement, type MouseEvent } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

export {
  BrowserRouter,
  Navigate,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** `state` of a link into a flow: leaving it by Back returns to the page with the link. */
export const intoFlow = { steps: [], inApp: true };

type Props = Omit<ComponentProps<'a'>, 'href'> & Pick<LinkProps, 'to' | 'state' | 'replace'>;

/** The router's own comes with what fetches the pages of its data router ahead, which is 3 KB. */
export function Link({ to, state, replace, onClick, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state: state as unknown,
    target: rest.target,
    // Without it, a link to the present address takes its place.
    ...(replace === undefined ? {} : { replace }),
  });
  return createElement('a', {
    ...rest,
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
  });
}
