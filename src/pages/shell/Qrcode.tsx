import { useEffect } from 'react';
import { lobOf } from '../../api/tracking.ts';
import { usePlatform } from '../platform.tsx';
import { useLocation, useNavigate } from '../routing.ts';
import { qrcodeTarget } from './qrcode.ts';

/** /qrcode: shows nothing and leads on to the car. In a mini-program to its own page, and to ours where that does not open. */
export function Qrcode() {
  const { call, host } = usePlatform();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const abort = new AbortController();
    const { address, miniProgram } = qrcodeTarget(search, lobOf(host));
    const onward = () => void navigate(address, { replace: true });
    if (miniProgram === undefined) onward();
    else {
      void call('bridge.mini-program-page', { path: miniProgram }, abort.signal).then(
        (response) => {
          if (response.type !== 'ok' && !abort.signal.aborted) onward();
        },
      );
    }
    return () => abort.abort();
  }, [call, host, search, navigate]);
  return null;
}
