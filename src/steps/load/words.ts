import type { FixedWords } from '../contract.ts';

export const words = {
  loading: { zh: '正在加载车辆信息…', en: 'Loading the car…' },
  refused: { zh: '暂时无法加载', en: 'It cannot be loaded now' },
} satisfies Record<string, FixedWords>;
