import styles from './CarPicture.module.css';

/** Puts drawings into the document, once, for every `use` of them. */
export function addDrawings(id: string, drawings: string): void {
  if (document.getElementById(id)) return;
  const sprite = document.importNode(
    new DOMParser().parseFromString(drawings, 'image/svg+xml').documentElement,
    true,
  );
  sprite.id = id;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', styles.drawings ?? '');
  document.body.prepend(sprite);
}
