declare module 'libheif-js/wasm-bundle.js' {
  /** An error. Its `code` is missing or 0 in a success. */
  export interface HeifError {
    code?: number | { value: number }
    message?: string
  }
  interface HeifPlane {
    data: Uint8Array
    width: number
    height: number
    /** the number of bytes from one row to the next */
    stride: number
  }
  type Handle = object & HeifError
  type Constant = object

  const libheif: {
    heif_context_alloc(): object
    heif_context_read_from_memory(context: object, file: Uint8Array): HeifError
    heif_js_context_get_primary_image_handle(context: object): Handle
    /** Decodes a picture. The picture is upright and cropped. */
    heif_js_decode_image2(
      handle: Handle,
      space: Constant,
      channels: Constant,
    ): HeifError & { channels?: HeifPlane[] }
    heif_colorspace: { heif_colorspace_RGB: Constant }
    heif_chroma: { heif_chroma_interleaved_RGBA: Constant }
  }
  export default libheif
}
