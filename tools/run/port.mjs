import { createServer } from 'node:net';

/** The wanted port, or the next free one after it (up to 50 on); says so in words when it had to move. */
export async function freePort(wanted, what, say = console.log) {
  for (let port = wanted; port < wanted + 50; port++) {
    if (await isFree(port)) {
      if (port !== wanted) say(`Port ${wanted} is in use, so ${what} takes ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 49} for ${what}.`);
}

// Both addresses are tried: a program listening on only one of them still makes the port useless to a browser.
async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
