/** `npm run --silent language-server`: helps editors with flows/ and funders/, over stdin and stdout. See README.md. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { readArguments } from '../run/arguments.ts';
import { serve } from './server.ts';

// Editors say in words of their own how they speak to it.
readArguments({ options: { stdio: { type: 'boolean' } }, strict: false });
// stdout carries the protocol only.
console.log = console.info = console.debug = console.error;
serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout));
