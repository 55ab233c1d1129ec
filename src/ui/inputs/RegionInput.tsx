import { useT } from '../language.tsx';
import { messages } from './messages.ts';
import { CascadeInput } from './CascadeInput.tsx';
import type { InputProps, Option } from './input.ts';
import { saveRegion, lastRegion } from './last-region.ts';

/** A city without districts has no district. */
export interface Region {
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
  districtCode?: string | undefined;
  districtName?: string | undefined;
}

interface FetchedOptions<V> extends InputProps<V> {
  options: (chosen: readonly Option[]) => readonly Option[] | undefined;
  onOptionsRequest: (chosen: readonly Option[]) => void;
  problem?: string | undefined;
}

export function RegionInput(props: FetchedOptions<Region>) {
  const t = useT();
  return (
    <CascadeInput
      {...props}
      title={t(messages.chooseRegion)}
      levels={[t(messages.province), t(messages.city), t(messages.district)]}
      value={props.value?.provinceCode ? levelsOf(props.value) : undefined}
      show={() => (props.value ? shownRegion(props.value) : '')}
      opensAt={lastRegion}
      onChange={(chosen) => {
        saveRegion(chosen ?? []);
        props.onChange(regionOf(chosen ?? []));
      }}
    />
  );
}

/** As the specification's selector shows it: city and district. */
export function shownRegion({ cityName, districtName }: Region): string {
  return districtName === undefined ? cityName : `${cityName} ${districtName}`;
}

function levelsOf(region: Region): Option[] {
  const levels = [
    { value: region.provinceCode, label: region.provinceName },
    { value: region.cityCode, label: region.cityName },
  ];
  const { districtCode, districtName } = region;
  return districtCode === undefined
    ? levels
    : [...levels, { value: districtCode, label: districtName ?? '' }];
}

function regionOf([province, city, district]: readonly Option[]): Region | undefined {
  if (!province || !city) return undefined;
  return {
    provinceCode: province.value,
    provinceName: province.label,
    cityCode: city.value,
    cityName: city.label,
    ...(district && { districtCode: district.value, districtName: district.label }),
  };
}

/** `sector` is the first level. */
export interface Industry {
  sectorCode: string;
  sectorName: string;
  code: string;
  name: string;
}

export function IndustryInput(props: FetchedOptions<Industry>) {
  const t = useT();
  const { value, options } = props;
  return (
    <CascadeInput
      {...props}
      title={t(messages.chooseIndustry)}
      levels={[t(messages.firstIndustry), t(messages.secondIndustry)]}
      value={
        value && [
          { value: value.sectorCode, label: value.sectorName },
          { value: value.code, label: value.name },
        ]
      }
      show={(chosen) => chosen[chosen.length - 1]?.label ?? ''}
      all={() =>
        options([])?.flatMap((sector) => {
          const below = options([sector]) ?? [];
          return below.length === 0 ? [[sector]] : below.map((one) => [sector, one]);
        })
      }
      onChange={(chosen) => props.onChange(industryOf(chosen ?? []))}
    />
  );
}

/** A sector without industries below it stands for itself. */
function industryOf([sector, industry = sector]: readonly Option[]): Industry | undefined {
  if (!sector || !industry) return undefined;
  return {
    sectorCode: sector.value,
    sectorName: sector.label,
    code: industry.value,
    name: industry.label,
  };
}
