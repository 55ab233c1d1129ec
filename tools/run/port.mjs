import { createServer } from 'node:net';

/** The preferred port, or the next free one after it (up to 50 on); logs the change. */
export async function freePort(preferred, what, log = console.log) {
  for (let port = preferred; port < preferred + 50; port++) {
    if (await isFree(port)) {
      if (port !== preferred) log(`Port ${preferred} is in use, so ${what} takes ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port between ${preferred} and ${preferred + 49} for ${what}.`);
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
