import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../repository/repository.ts';

/** Templates of this repository that run each other, and two funders that share them. */
const templates = [
  'defaults',
  'sign-up',
  'sign-ready',
  'sign-start',
  'sign-person',
  'authenticate',
  'appeal',
  'appeal-cancel',
  'appeal-progress',
].map((name) => `flows/${name}.yaml`);
const funders = {
  'funders/ONE.yaml': `funder: ONE
name: { zh: 甲行, en: First }
flows:
  contract-signing:
    use: sign-up
    with: { page: /contractAward, documents: [loan-contract], code: yes }
  appeal-cancel:
    with: { page: /appealWithdrawn }
actions: { 300: contract-signing, 244: appeal-progress, 246: appeal-cancel }
examples:
  withdraws the appeal:
    action: 246
    results: { standing: { state: submitted, appealNo: SS2603010001, creatorName: 张伟 } }
    passes: [standing]
    ends: success
  signs with a code:
    action: 300
    ends: success
`,
  'funders/TWO.yaml': `funder: TWO
name: { zh: 乙行, en: Second }
actions: { 244: appeal-progress, 330: authenticate, 246: appeal-cancel, 320: appeal }
`,
};

/** They lie in a folder of their own, without a finding. */
export function makeSharedTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'shared-templates-'));
  mkdirSync(join(folder, 'funders'));
  for (const file of templates) cpSync(join(root, file), join(folder, file));
  for (const [file, text] of Object.entries(funders)) writeFileSync(join(folder, file), text);
  cpSync(join(root, 'src/steps'), join(folder, 'src/steps'), { recursive: true });
  return {
    folder,
    templates,
    funders: Object.keys(funders),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
