import { useLanguage } from '../../../src/ui/language.tsx';
import type { FunderName } from '../wire.ts';

export function FunderOptions({ funders }: { funders: readonly FunderName[] }) {
  const language = useLanguage();
  return funders.map(({ code, name }) => (
    <option key={code} value={code}>
      {name ? `${name[language]} · ${code}` : code}
    </option>
  ));
}
