/** `npm run serve [-- --folder FOLDER] [--platform URL] [--port N] [--host H]`: a build with production's headers. */
import { resolve } from 'node:path';
import { readArguments } from './run/arguments.ts';
import { buildServer } from './deploy/serve.ts';
import { CannotDeploy, readRecord } from './deploy/site.ts';

async function main(): Promise<number | undefined> {
  const { values } = readArguments({
    options: {
      folder: { type: 'string', default: 'build' },
      platform: { type: 'string' },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const folder = resolve(values.folder);
  const port = Number(values.port);
  try {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new CannotDeploy(`--port ${values.port} is no port: 0 to 65535.`);
    if (values.platform !== undefined && !/^https?:\/\/[^/]+$/.test(values.platform))
      throw new CannotDeploy(
        `--platform ${values.platform} is no origin: https://platform.example`,
      );
    const app = await buildServer({
      folder,
      settings: readRecord(folder).settings,
      platform: values.platform,
    });
    console.log(`${await app.listen({ port, host: values.host })}/mwap/`);
    return undefined;
  } catch (error) {
    if (error instanceof CannotDeploy) console.error(error.message);
    else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      console.error(`Port ${values.port} is taken: --port names another one.`);
    else throw error;
    return 1;
  }
}

process.exitCode = await main();
