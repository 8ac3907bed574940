import { z } from 'zod'

/** Pixels of a photograph as it stands upright; a page reserves its place by them. */
export const pictureShape = z.object({ width: z.int(), height: z.int() })
export type PictureShape = z.infer<typeof pictureShape>
