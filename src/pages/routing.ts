/** The one door to the router, so that its next major version is a change here. */
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** `state` of a link into a flow: leaving it by Back returns to the page with the link. */
export const intoFlow = { steps: [], inApp: true };
