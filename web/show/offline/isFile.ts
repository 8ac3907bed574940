/**
 * Whether a response contains a file of the memorial. A web server or CDN in front may serve the file without the memorial's
 * header, but no file is a page in HTML, as a proxy or another network would send.
 */
export const isFile = ({ ok, headers }: Response) =>
  ok && !/^text\/html\b/.test(headers.get('content-type') ?? '')
