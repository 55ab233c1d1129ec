import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { newFunder } from '../../authoring/new-funder.ts';
import { readRepository } from '../../repository/read-repository.ts';
import type { FileText, FunderToAdd, SaveResult } from '../wire.ts';

/** The message goes to the page. */
export class Refused extends Error {}

/** The files an author may read and write: YAML below flows/ and funders/, and nothing else of this machine. */
export class AuthorFiles {
  readonly root: string;

  constructor(root: string) {
    this.root = realpathSync(root);
  }

  /** The same as long as it lies in the same folder. */
  get checkout(): string {
    return versionOf(this.root).slice(0, 12);
  }

  list(): string[] {
    return readRepository(this.root).map(({ path }) => path);
  }

  read(file: string): FileText {
    const text = readFileSync(this.#real(file), 'utf8');
    return { file, text, version: versionOf(text) };
  }

  /** Refused where the file is another one than the author has seen. */
  save(file: string, text: string, version: string): SaveResult {
    const real = this.#real(file);
    const now = readFileSync(real, 'utf8');
    if (versionOf(now) !== version)
      return { conflict: { file, text: now, version: versionOf(now) } };
    writeWhole(real, text);
    return { version: versionOf(text) };
  }

  addFunder({ code, like, name, links }: FunderToAdd): string {
    if (!/^[A-Z][A-Z0-9_]*$/.test(code))
      throw new Refused('A code is capitals, digits and "_": ACME_LEASING.');
    const file = `funders/${code}.yaml`;
    const text = newFunder({ code, like: this.read(like).text, name, links });
    try {
      writeFileSync(join(this.root, file), text, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST')
        throw new Refused(`${file} is there already.`);
      throw error;
    }
    return file;
  }

  #real(file: string): string {
    const [folder = ''] = file.split('/');
    const isNamed = /^(flows|funders)\/[^\\\0]+\.ya?ml$/i.test(file) && !file.includes('..');
    if (!isNamed) throw new Refused(`${file} is no YAML file of flows/ or funders/.`);
    const real = existing(join(this.root, file));
    const home = existing(join(this.root, folder));
    if (real === undefined || home === undefined || !statSync(real).isFile())
      throw new Refused(`There is no file ${file}.`);
    if (!real.startsWith(home + sep)) throw new Refused(`${file} is a link out of ${folder}/.`);
    return real;
  }
}

function existing(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Either the old text or the new one is there, whatever happens meanwhile. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    writeFileSync(unfinished, text, { mode: statSync(path).mode });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
