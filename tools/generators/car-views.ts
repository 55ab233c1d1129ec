/**
 * src/ui/car/car-views.svg: every body of src/ui/car/cars.svg from the front, from the rear and at 45 degrees, worked out from
 * the drawing of its side.
 */
import { readFileSync } from 'node:fs';
import { bodyTypes } from '../../src/api/contract/catalogue.ts';

type Body = (typeof bodyTypes)[number];
type Point = readonly [x: number, y: number];

/** In the units of the side's drawing, whose cars are about 290 long. */
interface Shape {
  /** Half as wide as the car is, at its belt and at its roof. */
  half: number;
  roofHalf: number;
  /** Along the side: where the windscreen begins and ends. */
  screen: readonly [number, number];
}

const shapes: Readonly<Record<Body, Shape>> = {
  sedan: { half: 60, roofHalf: 44, screen: [102, 160] },
  hatchback: { half: 58, roofHalf: 45, screen: [94, 150] },
  suv: { half: 63, roofHalf: 51, screen: [96, 148] },
  mpv: { half: 62, roofHalf: 53, screen: [76, 132] },
  coupe: { half: 61, roofHalf: 42, screen: [110, 172] },
  pickup: { half: 64, roofHalf: 50, screen: [86, 130] },
  van: { half: 62, roofHalf: 57, screen: [53, 92] },
};

/** What a step along the car, and one across it, is on the picture: seen from the nose's side and from a little above. */
const along: Point = [0.7, 0.11];
const across: Point = [-0.58, 0.15];

const sides = readFileSync(new URL('../../src/ui/car/cars.svg', import.meta.url), 'utf8');
const views = { front: endOf('front'), rear: endOf('rear'), quarter };
const symbols = bodyTypes.flatMap((body) =>
  Object.entries(views).map(
    ([view, draw]) =>
      `<symbol id="car-${view}-${body}" viewBox="0 0 320 140">\n${draw(body)}\n</symbol>`,
  ),
);

export const generatedFiles = (): Map<string, string> =>
  new Map([
    [
      'src/ui/car/car-views.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">\n${symbols.join('\n')}\n</svg>\n`,
    ],
  ]);

/** The outline of a body's side, from under its nose over the roof to under its tail. */
function outlineOf(body: Body): Point[] {
  const symbol = sides.split(`id="car-${body}"`)[1] ?? '';
  const path = /<path d="([^"]+)" fill="currentColor"/.exec(symbol)?.[1];
  if (path === undefined) throw new Error(`cars.svg has no outline of ${body}`);
  const points: Point[] = [];
  for (const [, letter, text = ''] of path.matchAll(/([MCLH])([^MCLHz]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'H') break;
    const size = letter === 'C' ? 6 : 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const ends = numbers.slice(at, at + size);
      points.push(...(letter === 'C' ? curve(points.at(-1) ?? [0, 0], ends) : [pair(ends)]));
    }
  }
  return points;
}

function pair([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}

/** A cubic curve as eight straight pieces. */
function curve(
  [x0, y0]: Point,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[],
): Point[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((step): Point => {
    const t = step / 8;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

/** How high the outline is at a place along the side. */
function heightAt(outline: readonly Point[], x: number): number {
  const after = outline.findIndex(([other], at) => at > 0 && other >= x);
  const [x1, y1] = outline[after] ?? [x, 0];
  const [x0, y0] = outline[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Paint, and light upon it: from above brighter, towards the ground darker. */
function painted(d: string, light = 'url(#car-light)', strength = 1): string {
  return `<path d="${d}" fill="currentColor"/><path d="${d}" fill="${light}" fill-opacity="${strength}" stroke="#7d8592" stroke-opacity=".55"/>`;
}

function plate(x: number, y: number, wide: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${wide}" height="${round(wide / 4)}" rx="2" fill="#2257b8" stroke="#fff" stroke-opacity=".7"/>`;
}

/** The car from one of its ends. An end is drawn larger than the side, as it would stand nearer. */
function endOf(view: 'front' | 'rear') {
  return (body: Body): string => {
    const outline = outlineOf(body);
    const { half, roofHalf, screen } = shapes[body];
    const top = Math.min(...outline.map(([, y]) => y));
    const ground = 126;
    const up = (y: number) => ground - (ground - y) * 1.05;
    const [wide, narrow] = [half * 1.35, roofHalf * 1.35];
    const [roof, belt] = [up(top), up(heightAt(outline, screen[0]) + 2)];
    const low = up(113);
    const shoulder = belt + (low - belt) * 0.35;
    const at = (x: number, y: number) => `${round(160 + x)} ${round(y)}`;
    const both = (draw: (side: number) => string) => draw(-1) + draw(1);
    const shell = `M${at(-wide, low - 6)}C${at(-wide - 3, shoulder + 8)} ${at(-wide - 1, shoulder)} ${at(-wide + 12, belt + 3)}C${at(-narrow - 14, belt - 8)} ${at(-narrow - 4, roof + 8)} ${at(-narrow + 8, roof + 1)}C${at(-narrow / 2, roof - 2)} ${at(narrow / 2, roof - 2)} ${at(narrow - 8, roof + 1)}C${at(narrow + 4, roof + 8)} ${at(narrow + 14, belt - 8)} ${at(wide - 12, belt + 3)}C${at(wide + 1, shoulder)} ${at(wide + 3, shoulder + 8)} ${at(wide, low - 6)}Q${at(wide - 2, low + 1)} ${at(wide - 14, low + 1)}H${round(160 - wide + 14)}Q${at(-wide + 2, low + 1)} ${at(-wide, low - 6)}z`;
    const glassLow = view === 'rear' && body === 'van' ? belt - 10 : belt - 1;
    const glass = `M${at(-wide + 22, glassLow)}C${at(-narrow - 2, belt - 10)} ${at(-narrow + 6, roof + 10)} ${at(-narrow + 14, roof + 6)}C${at(-narrow / 2, roof + 3)} ${at(narrow / 2, roof + 3)} ${at(narrow - 14, roof + 6)}C${at(narrow - 6, roof + 10)} ${at(narrow + 2, belt - 10)} ${at(wide - 22, glassLow)}C${at(wide / 2, glassLow - 3)} ${at(-wide / 2, glassLow - 3)} ${at(-wide + 22, glassLow)}z`;
    const lamp = shoulder - 2;
    const tyres = both(
      (side) =>
        `<rect x="${round(160 + side * (wide - 22) - 13)}" y="${round(low - 12)}" width="26" height="${round(ground - low + 12)}" rx="4" fill="#14171c" stroke="#7d8592" stroke-width="1.2"/>`,
    );
    const mirrors = both(
      (side) =>
        `<path d="M${at(side * (wide - 14), belt)}q${side * 17} 1 ${side * 19}-6q${side * -1}-6 ${side * -10}-5.500q${side * -9} 1.500 ${side * -11} 9z" fill="currentColor" stroke="#000" stroke-opacity=".35"/>`,
    );
    const lights = both((side) =>
      view === 'front'
        ? `<path d="M${at(side * (wide - 2), lamp)}C${at(side * (wide - 14), lamp - 5)} ${at(side * (wide - 30), lamp - 5)} ${at(side * (wide - 42), lamp)}C${at(side * (wide - 38), lamp + 8)} ${at(side * (wide - 18), lamp + 9)} ${at(side * (wide - 2), lamp + 7)}z" fill="#eef5ff" stroke="#39424f"/>`
        : `<path d="M${at(side * (wide - 1), lamp - 2)}C${at(side * (wide - 14), lamp - 6)} ${at(side * (wide - 30), lamp - 6)} ${at(side * (wide - 40), lamp - 4)}L${at(side * (wide - 38), lamp + 6)}C${at(side * (wide - 24), lamp + 8)} ${at(side * (wide - 12), lamp + 8)} ${at(side * (wide - 1), lamp + 8)}z" fill="#c8262e" stroke="#5e1014"/>`,
    );
    const wideGrille = wide - 46;
    const middle =
      view === 'front'
        ? `<path d="M${at(-wideGrille, lamp)}H${round(160 + wideGrille)}L${at(wideGrille - 6, lamp + 15)}Q${at(0, lamp + 19)} ${at(6 - wideGrille, lamp + 15)}z" fill="#14181f" stroke="#8d96a3"/><path d="M${at(-wideGrille + 5, lamp + 5)}H${round(160 + wideGrille - 5)}M${at(-wideGrille + 7, lamp + 10.5)}H${round(160 + wideGrille - 7)}" stroke="#8d96a3" stroke-opacity=".7"/><circle cx="160" cy="${round(lamp + 7.5)}" r="5" fill="#dfe4ea" stroke="#39424f"/>`
        : `<path d="M${at(-wide + 40, lamp)}H${round(160 + wide - 40)}" stroke="#c8262e" stroke-width="3"/>`;
    const bumper = `<path d="M${at(-wide + 6, low - 13)}L${at(-wide + 44, low - 10)}H${round(160 + wide - 44)}L${at(wide - 6, low - 13)}L${at(wide - 8, low - 2)}Q${at(wide - 10, low)} ${at(wide - 16, low)}H${round(160 - wide + 16)}Q${at(-wide + 10, low)} ${at(-wide + 8, low - 2)}z" fill="#1b1f26"/>`;
    const seam =
      view === 'front'
        ? `M${at(-wide + 18, belt + 5)}C${at(-wide / 2, belt + 9)} ${at(wide / 2, belt + 9)} ${at(wide - 18, belt + 5)}`
        : `M${at(-wide + 20, belt + 5)}C${at(-wide / 2, belt + 8)} ${at(wide / 2, belt + 8)} ${at(wide - 20, belt + 5)}M${at(-wide + 26, lamp + 20)}H${round(160 + wide - 26)}`;
    return [
      `<ellipse cx="160" cy="127" rx="${round(wide + 8)}" ry="6" fill="url(#car-ground)"/>`,
      tyres,
      painted(shell),
      `<path d="${glass}" fill="url(#car-glass)" stroke="#0e1218" stroke-width="1.5"/>`,
      mirrors,
      `<path d="${seam}" fill="none" stroke="#000" stroke-opacity=".28"/>`,
      lights,
      middle,
      bumper,
      plate(160 - 24, view === 'front' ? low - 13 : lamp + 6, 48),
    ].join('');
  };
}

function quarter(body: Body): string {
  const outline = outlineOf(body);
  const { half, screen } = shapes[body];
  const wide = half * 1.7;
  const origin: Point = [88, 22];
  /** A place of the side, and how far across the car. */
  const projected = ([x, y]: Point, over = 0): Point => [
    origin[0] + x * along[0] + over * across[0],
    origin[1] + y * 0.78 - x * along[1] - over * across[1] + 22,
  ];
  const swept = (points: readonly Point[]) =>
    `${line([...points.map((one) => projected(one)), ...points.toReversed().map((one) => projected(one, wide))])}z`;
  const top = Math.min(...outline.map(([, y]) => y));
  const nose = outline.findIndex(([x]) => x > 30);
  const [from, to] = screen;
  const part = (start: number, end: number) =>
    outline.filter(([x], at) => at >= nose - 1 && x >= start && x <= end);
  const roofEnd = outline.findLast(([, y]) => y < top + 16)?.[0] ?? to;
  const face = outline.slice(0, nose);
  const [low, high] = [face[0] ?? [0, 0], face.at(-1) ?? [0, 0]];
  const onFace = (share: number, over: number): Point =>
    projected(
      [low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share],
      wide * over,
    );
  const lamp = (a: number, b: number) =>
    `<path d="${line([onFace(0.68, a), onFace(0.95, a), onFace(0.9, b), onFace(0.66, b)])}z" fill="#eef5ff" stroke="#39424f"/>`;
  const [a, b, c, d] = [along[0], -along[1], 0, 0.78];
  const [e, f] = projected([0, 0]);
  const matrix = [a, b, c, d, e, f].map((value) => Math.round(value * 1000) / 1000).join(' ');
  return [
    `<path d="${line([projected([16, 126], -6), projected([306, 126], -6), projected([306, 126], wide), projected([16, 126], wide)])}z" fill="#0a0e15" fill-opacity=".3"/>`,
    `<path d="${line([projected([52, 100], wide), projected([88, 100], wide), projected([88, 126], wide), projected([52, 126], wide)])}z" fill="#14171c"/>`,
    painted(swept(part(to - 1, roofEnd)), '#fff', 0.16),
    painted(swept(part(0, from)), '#fff', 0.3),
    `<path d="${swept(part(from, to))}" fill="url(#car-glass)" stroke="#0e1218" stroke-width="1.5"/>`,
    painted(swept(face), '#000', 0.16),
    `<path d="${line([onFace(0.3, 0.3), onFace(0.85, 0.3), onFace(0.85, 0.7), onFace(0.3, 0.7)])}z" fill="#14181f" stroke="#8d96a3"/>`,
    lamp(0.03, 0.26),
    lamp(0.97, 0.74),
    `<path d="${line([onFace(0.06, 0.38), onFace(0.26, 0.38), onFace(0.26, 0.62), onFace(0.06, 0.62)])}z" fill="#2257b8" stroke="#fff" stroke-opacity=".7"/>`,
    `<g transform="matrix(${matrix})"><use href="#car-${body}" width="320" height="140"/></g>`,
  ].join('');
}
