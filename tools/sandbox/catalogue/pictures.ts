import { readFileSync } from 'node:fs';
import { cars } from '../cars.ts';
import type { StoredFile } from '../documents.ts';
import { escapeMarkup } from '../markup.ts';
import { lookOf as looksOf } from '../car-words.ts';
import type { BodyType } from './makers.ts';
import { findCar } from './stock.ts';
import { paintColours } from '../../../src/ui/paints.ts';
import type { Paint } from './words.ts';

/** The app's own drawings; the photographs of the sandbox are made of them. */
let drawings: string | undefined;
const symbols = new Map<string, string>();

function symbol(name: string): string {
  drawings ??= readFileSync(new URL('../../../src/ui/cars.svg', import.meta.url), 'utf8');
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const definitions = /<defs>.*?<\/defs>/s.exec(drawings)?.[0] ?? '';
  const own = new RegExp(`<symbol id="car-${name}".*?</symbol>`, 's').exec(drawings)?.[0] ?? '';
  symbols.set(name, definitions + own);
  return definitions + own;
}

interface Look {
  body: BodyType;
  paint: Paint;
  name: string;
}

/** Which drawing shows a view, which part of it, and whether it is turned round. */
const views: Readonly<Record<string, { drawing?: string; part?: string; mirrored?: true }>> = {
  side: {},
  'side-right': { mirrored: true },
  front: { drawing: 'front' },
  rear: { drawing: 'rear' },
  wheel: { drawing: 'tyre' },
  cabin: { drawing: 'cabin' },
  dial: { drawing: 'cabin', part: '40 10 120 80' },
  seats: { drawing: 'cabin', part: '150 50 140 80' },
  boot: { drawing: 'boot' },
};

/**
 * A picture of a car by what it is called: a car's id or its model's code, its paint, and what it shows (`U20001-white-rear`).
 * Undefined for a car the sandbox does not have.
 */
export function carPicture(name: string): StoredFile | undefined {
  const [code = '', paint = '', ...rest] = name.split('-');
  const look = lookOf(code, paint);
  if (!look) return undefined;
  const view = rest.join('-') || 'side';
  const sketch = Object.hasOwn(sketches, view) ? sketches[view] : undefined;
  const drawn = Object.hasOwn(views, view) ? views[view] : undefined;
  if (!sketch && !drawn) return undefined;
  return {
    type: 'image/svg+xml',
    bytes: Buffer.from(sketch ? framed(look, sketch) : photo(look, drawn ?? {})),
  };
}

function lookOf(code: string, paint: string): Look | undefined {
  const car = findCar(code);
  const wanted = Object.keys(paintColours).find((one) => one === paint) as Paint | undefined;
  if (car) {
    const { series } = car.model;
    return { body: series.bodyType, paint: wanted ?? car.paint, name: series.zh };
  }
  const former = cars.find(({ modelCode }) => modelCode === code);
  if (!former) return undefined;
  const { bodyType, paint: own } = looksOf(former) ?? { bodyType: 'sedan', paint: 'silver' };
  return {
    body: bodyType,
    paint: wanted ?? own,
    name: `${former.brandName} ${former.seriesName}`,
  };
}

function photo(look: Look, { drawing, part, mirrored }: (typeof views)[string]): string {
  const name = drawing ?? look.body;
  const turned = mirrored ? ' transform="translate(320 0) scale(-1 1)"' : '';
  const box = part === undefined ? '' : ` viewBox="${part}"`;
  return framed(
    look,
    `<svg x="0" y="30" width="320" height="140"${box}><use href="#car-${name}" width="320" height="140"${turned}/></svg>`,
    symbol(name),
  );
}

function framed({ paint, name }: Look, inner: string, before = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400" role="img" aria-label="${escapeMarkup(name)}" color="${paintColours[paint]}">
${before}<rect width="320" height="200" fill="#e6eaee"/><rect y="150" width="320" height="50" fill="#d3d9df"/>
${inner}
</svg>`;
}

/** What the app has no drawing of. */
const sketches: Readonly<Record<string, string>> = {
  engine: `<rect x="40" y="40" width="240" height="130" rx="16" fill="#3a4149"/><rect x="70" y="62" width="110" height="62" rx="8" fill="#626c76"/>
<path d="M84 78h82M84 92h82M84 106h82" stroke="#9aa4ad" stroke-width="5"/><rect x="200" y="62" width="54" height="40" rx="6" fill="#20252a"/>
<rect x="208" y="56" width="10" height="8" fill="#b9362f"/><rect x="236" y="56" width="10" height="8" fill="#7c858d"/>
<circle cx="222" cy="136" r="16" fill="#788089"/><path d="M70 140h110" stroke="#788089" stroke-width="8" stroke-linecap="round"/>`,
  chassis: `<rect x="30" y="60" width="260" height="80" rx="18" fill="#59626b"/><path d="M60 72h200M60 128h200" stroke="#3a4149" stroke-width="8"/>
<path d="M70 100h190" stroke="#a9b1b8" stroke-width="7"/><rect x="180" y="90" width="46" height="20" rx="8" fill="#a9b1b8"/>
<g fill="#22272b"><rect x="52" y="42" width="44" height="20" rx="6"/><rect x="52" y="138" width="44" height="20" rx="6"/>
<rect x="222" y="42" width="44" height="20" rx="6"/><rect x="222" y="138" width="44" height="20" rx="6"/></g>`,
  plate: `<rect x="60" y="50" width="200" height="100" rx="6" fill="#c9ced3" stroke="#8d969e" stroke-width="2"/>
<path d="M76 72h120M76 90h168M76 108h140M76 126h90" stroke="#59626b" stroke-width="6"/><g fill="#8d969e"><circle cx="70" cy="60" r="3"/><circle cx="250" cy="60" r="3"/><circle cx="70" cy="140" r="3"/><circle cx="250" cy="140" r="3"/></g>`,
  licence: `<rect x="50" y="40" width="220" height="130" rx="8" fill="#f6f4ec" stroke="#b9b29a" stroke-width="2"/>
<path d="M70 64h90M70 84h60M70 120h180M70 140h120" stroke="#8a8572" stroke-width="5"/><rect x="66" y="94" width="188" height="16" fill="#2b2f33"/><rect x="200" y="56" width="50" height="30" rx="4" fill="#d9d4c2"/>`,
};
