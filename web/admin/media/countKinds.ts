import type { KindCounts, Media } from '../../../contract/media/media.ts'

export const countKinds = (items: readonly Pick<Media, 'fileType'>[]): KindCounts => {
  const videos = items.filter(({ fileType }) => fileType === 'video').length
  return { photographs: items.length - videos, videos }
}
