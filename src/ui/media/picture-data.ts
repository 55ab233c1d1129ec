/** Pixels along the longer side of a saved picture, at the most. */
const longest = 2048;

/** The picture shown in an element, a photo or a drawing, as a JPEG in a data address. Undefined where it cannot be had. */
export async function pictureData(place: Element): Promise<string | undefined> {
  const photo = place.querySelector('img');
  const drawing = place.querySelector('svg');
  try {
    if (photo) return jpegOf(photo, photo.naturalWidth, photo.naturalHeight);
    return drawing ? await ofDrawing(drawing) : undefined;
  } catch {
    // Not loaded, of another origin, or larger than the phone has room for.
    return undefined;
  }
}

/** Drawings name their parts by id, so the parts have to come along. */
async function ofDrawing(drawing: SVGSVGElement): Promise<string | undefined> {
  const copy = drawing.cloneNode(true) as SVGSVGElement; // a copy is of its original's kind
  const { width, height } = drawing.viewBox.baseVal;
  const scale = longest / 2 / width;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  for (const parts of partsOf(copy)) copy.append(parts.cloneNode(true));
  const text = encodeURIComponent(new XMLSerializer().serializeToString(copy));
  const picture = new Image();
  await new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', () => reject(new Error('not drawn')));
    picture.src = `data:image/svg+xml,${text}`;
  });
  return jpegOf(picture, width * scale, height * scale);
}

function partsOf(drawing: Element): Element[] {
  const named = [...drawing.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const all = named.map((name) => document.getElementById(name.slice(1))?.closest('svg'));
  return [...new Set(all)].filter((parts) => parts instanceof Element);
}

function jpegOf(picture: HTMLImageElement, width: number, height: number): string | undefined {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.92);
}
