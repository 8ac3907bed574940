import { PlainError } from '../../base/errors/PlainError.ts'

/**
 * Converts an error from listening on a host and port into a PlainError. Returns other errors unchanged. `name` is the
 * environment variable that sets the port.
 */
export function toListenError(
  error: unknown,
  { host, name, port }: { host: string; name: string; port: number },
): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const advice =
    name === 'PORT'
      ? `Choose one from 1024 on, and let a proxy have ${port}`
      : 'docs/operations.md, HTTPS by itself, says how to allow it'
  const messages: Record<string, string> = {
    EADDRINUSE: `${name} ${port} is in use by another program. Stop that one, or choose another ${name}`,
    EACCES: `${name} ${port} is not allowed to this user. ${advice}`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them`,
    EAFNOSUPPORT: `HOST ${host} is of a kind that this machine does not have. Use 127.0.0.1`,
    ENOTFOUND: `HOST ${host} is unknown here. Use an address of this machine, such as 127.0.0.1`,
    EAI_AGAIN: `HOST ${host} could not be looked up. Use an address of this machine, such as 127.0.0.1`,
  }
  return messages[code] ? new PlainError(`${messages[code]} (${code}).`) : error
}
