/** Encodes a picture as JPEG, scaled down so that no side is longer than `longest` pixels. Null if the browser cannot. */
export const encodeJpeg = (picture: CanvasImageSource, size: Size, longest: number) =>
  toJpeg(paintOnCanvas(picture, size, longest), 0.85)

interface Size {
  width: number
  height: number
}

export const paintOnCanvas = (picture: CanvasImageSource, { width, height }: Size, longest: number) => {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG has no transparency: transparent areas become white, not black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))

export const readNaturalSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({
  width,
  height,
})
