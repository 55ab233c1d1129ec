/**
 * `npm run build [-- --settings FILE] [--keep FOLDER] [--out FOLDER]`: the app, checked and typed, as a folder for any static
 * host, with an nginx configuration and a container's file. `npm run site` does it again for a build that is there, with
 * other settings.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { readArguments } from './run/arguments.ts';
import { CannotDeploy, makeSite, readSettings } from './deploy/site.ts';
import { root } from './repository/repository.ts';

async function main(): Promise<number> {
  const { values } = readArguments({
    options: {
      settings: { type: 'string' },
      keep: { type: 'string' },
      out: { type: 'string', default: 'build' },
      'as-built': { type: 'boolean', default: false },
    },
  });
  const built = join(root, 'dist');
  try {
    const settings = readSettings(values.settings);
    if (!values['as-built']) {
      const types = spawnSync(
        process.execPath,
        [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
        {
          cwd: root,
          stdio: 'inherit',
        },
      );
      if (types.status !== 0) throw new CannotDeploy('The types are wrong; nothing was built.');
      rmSync(built, { recursive: true, force: true });
      await build({ root, logLevel: 'warn' }).catch((error: unknown) => {
        const words = error instanceof Error ? error.message : String(error);
        // With it comes where in the builder it was thrown.
        throw new CannotDeploy(words.replaceAll(/\n\s+at .*/g, ''));
      });
    }
    const out = resolve(values.out);
    const site = makeSite({ built, out, settings, former: values.keep, now: new Date() });
    const olderFiles =
      site.retained.length === 0 ? '' : `, ${site.retained.length} of older releases`;
    console.log(
      `${relative(process.cwd(), out)}: release ${site.release}, ${site.files.length} files${olderFiles}.`,
    );
    console.log(
      `Look at it:  npm run serve -- --folder ${relative(process.cwd(), out)} --platform https://…`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof CannotDeploy)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main();
