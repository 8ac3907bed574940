import type { FastifyRequest } from 'fastify'
import type { Failure } from '../fail.ts'

/** Whether a browser asked for a page, and a person will look at the answer. */
export const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !/^\/(api|uploads)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

/** A page for the case that none can be made: it needs nothing else, and looks again by itself when that makes sense. */
export const errorPage = ({ message, retryAfter }: Failure) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">` : ''}
<title>One moment, please</title>
<style>
  :root { color-scheme: light dark; font: 1.25rem/1.6 Georgia, serif }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-weight: 400 }
  a { color: inherit; display: inline-block; padding: 0.5rem 0 }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>${message}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`
