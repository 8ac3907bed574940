import type { Media } from '../../../contract/media/media.ts'

export interface KindCounts {
  photographs: number
  videos: number
}

export const countKinds = (items: readonly Pick<Media, 'fileType'>[]): KindCounts => {
  const videos = items.filter(({ fileType }) => fileType === 'video').length
  return { photographs: items.length - videos, videos }
}
