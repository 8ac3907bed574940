/** Makes a response with the requested byte range. Media players request ranges, and iPhones play only 206 responses. */
export async function toRangeResponse(request: Request, storedResponse: Response): Promise<Response> {
  const [, firstByte, lastByte] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (!firstByte && !lastByte) return storedResponse
  const blob = await storedResponse.blob()
  const start = firstByte ? Number(firstByte) : Math.max(0, blob.size - Number(lastByte))
  const end = firstByte && lastByte ? Math.min(Number(lastByte), blob.size - 1) : blob.size - 1
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  const headers = new Headers(storedResponse.headers)
  headers.set('content-range', `bytes ${start}-${end}/${blob.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(blob.slice(start, end + 1), { status: 206, headers })
}
