/**
 * Encodes a picture as JPEG, scaled down so that no side is longer than `longestSide` pixels. Resolves to null if the browser
 * cannot encode it.
 */
export const encodeJpeg = (picture: CanvasImageSource, size: Size, longestSide: number) =>
  toJpeg(paintOnCanvas(picture, size, longestSide), 0.85)

interface Size {
  width: number
  height: number
}

export const paintOnCanvas = (picture: CanvasImageSource, { width, height }: Size, longestSide: number) => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG has no transparency; without this fill, transparent areas would become black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

export const readNaturalSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({
  width,
  height,
})
