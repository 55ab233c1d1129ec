import styles from './Account.module.css';

/** A drawn head: nobody's photo is asked for. */
export function Avatar({ sex }: { sex: '1' | '0' | '' }) {
  return (
    <svg className={styles.avatar} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle className={styles.avatarGround} cx="32" cy="32" r="32" />
      <path
        className={styles.avatarBody}
        d="M10 60c2-13 11-19 22-19s20 6 22 19a32 32 0 0 1-44 0z"
      />
      {sex === '0' && (
        <path
          className={styles.avatarHair}
          d="M18 40c-4-22 3-30 14-30s18 8 14 30c-4 3-24 3-28 0z"
        />
      )}
      <circle className={styles.avatarFace} cx="32" cy="27" r="11" />
      <path
        className={styles.avatarHair}
        d={
          sex === '0'
            ? 'M20 27c0-9 5-13 12-13s12 4 12 13c-6-1-10-3-12-7-2 4-6 6-12 7z'
            : 'M20.500 26c-1-9 5-13 11.500-13S44.500 17 43.500 26c-2-4-4-6-6-6-4 1-9 1-12-1-2 1-4 3-5 7z'
        }
      />
    </svg>
  );
}
