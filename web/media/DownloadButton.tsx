import type { Media } from '../../contract/media.ts'
import { fileUrl } from '../api/links.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import { toast } from '../ui/toast.ts'
import { downloadName } from './names.ts'
import { texts } from './texts.ts'

type Downloadable = Pick<Media, 'title' | 'fileType' | 'filePath'>

/** Saves a photograph as JPEG at full resolution, or a video as it is, under its title. */
export const DownloadButton = ({ item, className }: { item: Downloadable; className?: string }) => (
  <Button
    icon
    className={className}
    aria-label={`${texts.download} ${item.title}`}
    disabled={!item.filePath}
    onClick={() => download(item)}
  >
    <Icon name="download" />
  </Button>
)

const download = (item: Downloadable) => {
  if (!item.filePath) return
  const link = document.createElement('a')
  link.href = fileUrl(item.filePath)
  link.download = downloadName(item)
  link.click()
  toast({
    title: item.fileType === 'image' ? texts.imageDownloaded : texts.videoDownloaded,
    description: texts.hasBeenDownloaded(item.title),
    duration: 3_000,
  })
}
