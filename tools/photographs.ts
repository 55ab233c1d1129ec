/**
 * Takes the sandbox's photographs: the drawn cars of src/ui/car/cars.svg in every paint, and what was looked at inside of a used
 * car, in two sizes. Run by hand with `npm run photographs` when the drawings change; the files are kept in the repository.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { bodyTypes } from '../src/api/contract/catalogue.ts';
import { type Paint, paintColours } from '../src/ui/car/paints.ts';
import { photographPath, photographSizes } from './sandbox/catalogue/photographs.ts';
import { readArguments } from './run/arguments.ts';
import { sketches } from './photographs/sketches.ts';

const read = (name: string) =>
  readFileSync(new URL(`../src/ui/car/${name}`, import.meta.url), 'utf8');
const drawings = read('cars.svg') + read('car-views.svg');
const paints = Object.keys(paintColours) as Paint[];

/** Views that show the paint of the car from outside, and those that are the same in every car. */
const painted = ['front', 'rear'] as const;
const inside: Readonly<Record<string, { drawing: string; part?: string }>> = {
  wheel: { drawing: 'tyre' },
  cabin: { drawing: 'cabin' },
  dial: { drawing: 'cabin', part: '40 10 120 80' },
  seats: { drawing: 'cabin', part: '150 50 140 80' },
  boot: { drawing: 'boot' },
};

function symbol(name: string): string {
  const definitions = /<defs>.*?<\/defs>/s.exec(drawings)?.[0] ?? '';
  const own = new RegExp(`<symbol id="car-${name}".*?</symbol>`, 's').exec(drawings)?.[0];
  if (own === undefined) throw new Error(`cars.svg has no ${name}`);
  return definitions + own;
}

function photograph(drawing: string, paint: Paint, part?: string): string {
  const box = ` viewBox="${part ?? '0 0 320 140'}"`;
  return framed(
    `${symbol(drawing)}<svg x="14" y="${part === undefined ? 42 : 30}" width="292" height="${part === undefined ? 128 : 140}"${box}><use href="#car-${drawing}" width="320" height="140"/></svg>`,
    paint,
  );
}

/** In front of a wall, on a floor that shines a little. */
function framed(inner: string, paint: Paint): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="${photographSizes.large}" height="${photographSizes.large * 0.625}" color="${paintColours[paint]}">
<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#c9d3dc"/><stop offset=".72" stop-color="#eef1f4"/><stop offset=".72" stop-color="#b4bcc4"/><stop offset="1" stop-color="#8f989f"/></linearGradient>
<radialGradient id="light" cx=".5" cy=".4" r=".75"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="shadow"><stop stop-color="#1c2227" stop-opacity=".55"/><stop offset="1" stop-color="#1c2227" stop-opacity="0"/></radialGradient></defs>
<rect width="320" height="200" fill="url(#wall)"/><rect width="320" height="200" fill="url(#light)"/><ellipse cx="160" cy="164" rx="150" ry="14" fill="url(#shadow)"/>
${inner}
</svg>`;
}

const pictures: [name: string, svg: string][] = [
  ...bodyTypes.flatMap((body) =>
    paints.map((paint): [string, string] => [`${body}-${paint}`, photograph(body, paint)]),
  ),
  ...painted.flatMap((view) =>
    // Of an inspection's pictures one body stands for all.
    paints.map((paint): [string, string] => [`${view}-${paint}`, photograph(`${view}-suv`, paint)]),
  ),
  ...Object.entries(inside).map(([view, { drawing, part }]): [string, string] => [
    view,
    photograph(drawing, 'silver', part),
  ]),
  ...Object.entries(sketches).map(([view, sketch]): [string, string] => [
    view,
    framed(sketch, 'silver'),
  ]),
];

const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
readArguments({});
const browser = await chromium.launch(existsSync(system) ? { executablePath: system } : {});
const page = await browser.newPage();
for (const [name, svg] of pictures) {
  for (const [size, width] of Object.entries(photographSizes)) {
    const data = await page.evaluate(
      async ([source, wide]) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = wide;
        canvas.height = wide * 0.625;
        canvas
          .getContext('2d', { alpha: false })
          ?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', 0.55);
      },
      [svg, width] as const,
    );
    const bytes = Buffer.from(data.split(',')[1] ?? '', 'base64');
    const path = photographPath(name, size as keyof typeof photographSizes);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}
await browser.close();
