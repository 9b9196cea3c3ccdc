import { type AddressInfo, BlockList, isIP, type Server } from 'node:net';
import { StartFailure } from '../start-failure.ts';

/** What this needs of the HTTP application. */
interface Listener {
  server: Server;
  listen(wanted: Listening): Promise<unknown>;
}

interface Listening {
  host: string;
  port: number;
}

/**
 * @returns the address to open in a browser
 * @throws StartFailure when the port or the host cannot be had
 */
export async function listen(http: Listener, wanted: Listening): Promise<string> {
  try {
    await http.listen(wanted);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, wanted);
  }
  return browserAddress(http.server, wanted.host);
}

function explain(error: NodeJS.ErrnoException, { host, port }: Listening): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} on ${host} is in use by another program. ` +
          `Stop that program, or set PORT to another number, e.g. PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new StartFailure(
        `This user may not listen on port ${port}. Set PORT to a number above 1023, e.g. PORT=3000.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(
        `HOST is ${host}, which is no address of this machine. Set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every network it is in.`,
      );
    default:
      return error;
  }
}

function browserAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whether only programs on this machine can reach a server that listens there. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8, 'ipv4');
  loopback.addAddress('::1', 'ipv6');
  const version = isIP(host);
  return version !== 0 && loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
