import { deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** A small valid PNG. The sandbox takes the data a photo shows from the order. */
export function photo(): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'photo.png', mimeType: 'image/png', buffer: png(320, 200) };
}

/** Chooses a photo from the album, which is uploaded at once. `label`: of the field's group. */
export async function givePhoto(page: Page, label: string): Promise<void> {
  // Not 凭证照片二, where 凭证照片 is meant.
  const group = page.getByRole('group', { name: new RegExp(`^${label}(?: |$)`) });
  await group.locator('input[type=file]:not([capture])').setInputFiles(photo());
  await expect(group.getByText('已上传')).toBeVisible();
}

function png(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      rows.set([(x * 3) % 256, (y * 5) % 256, (x + y) % 256], at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
