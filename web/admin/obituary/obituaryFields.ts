import type { Obituary } from '../../../contract/memorial/obituary.ts'

export const toObituaryFields = ({ content, imagePath }: Obituary) => ({
  content: content ?? '',
  imagePath: imagePath ?? '',
})
export type ObituaryFields = ReturnType<typeof toObituaryFields>
