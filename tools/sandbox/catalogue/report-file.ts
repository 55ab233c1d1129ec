import type { StoredFile } from '../platform/stored-file.ts';
import { writtenPdf } from '../platform/written-pdf.ts';
import { findCar } from './stock.ts';
import { reportOf } from './used-report.ts';
import type { CatalogueText } from './words.ts';

/** The inspection report of a used car as PDF, A4, in both languages; undefined for any other car. */
export async function reportFile(carId: string): Promise<StoredFile | undefined> {
  const car = findCar(carId);
  if (!car?.used || car.carId !== carId) return undefined;
  const {
    title,
    car: card,
    inspectedOn,
    inspector,
    points,
    findings,
    grade,
    parts,
  } = reportOf(carId, new Set());
  const both = ({ zh, en }: CatalogueText) => `${zh}　${en}`;
  const vin = car.used.vin;
  const about = [
    `车辆 Vehicle：${card.brand.zh} ${card.series.zh} ${card.name.zh}　${card.colour.zh}`,
    `车辆识别代号 VIN：${vin.slice(0, 3)}${'*'.repeat(10)}${vin.slice(-4)}`,
    `首次上牌 First registered：${car.used.registeredOn}　表显里程 Mileage：${car.used.mileage} km`,
    `检测日期 Inspected on：${inspectedOn}`,
    `检测师 Inspector：${both(inspector)}`,
    `综合等级 Grade：${grade}　检测 ${points} 项，发现 ${findings} 项  ${points} points, ${findings} findings`,
  ];
  const found = parts.map(
    (part) =>
      `${both(part.title)}：${part.points} 项，发现 ${part.findings} 项。${part.about.zh} ${part.about.en}`,
  );
  const pages = [
    { heading: '一、车辆与结论 Vehicle and result', paragraphs: about },
    {
      heading: '二、分项检测 Point by point',
      paragraphs: [
        ...found,
        '本报告由演示平台生成，车辆与数据均为虚构。 Made by a demonstration platform; car and data are invented.',
      ],
    },
  ];
  const written = {
    title: title.zh,
    subtitle: title.en,
    lang: 'zh',
    subject: carId,
    pages,
  } as const;
  return { type: 'application/pdf', bytes: await writtenPdf(written) };
}
