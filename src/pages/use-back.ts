import { useLocation, useNavigate } from './routing.ts';

/** One step back in this app, or to a page that is always there when the app was opened here. */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(otherwise, { replace: true }) : navigate(-1));
}
