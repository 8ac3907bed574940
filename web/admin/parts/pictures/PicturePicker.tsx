import { useState } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { isVisibleToVisitors } from '../../../../domain/isVisibleToVisitors.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { pictureTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

interface Props {
  onUpload: () => void
  onChoose: (path: string) => void
  onClose: () => void
}

/** Reads the pictures of the gallery that visitors see, because visitors will see the field's picture. */
export const useGalleryPictures = () => {
  const media = useRead('GET /api/media')
  const data = media.data?.filter((item) => item.fileType === 'image' && isVisibleToVisitors(item))
  return { ...media, data }
}

export const PicturePicker = ({ onUpload, onChoose, onClose }: Props) => {
  const [isGalleryOpen, setGalleryOpen] = useState(false)
  return (
    <Dialog title={texts.choose} className="picture-picker" onClose={onClose}>
      <div className="row">
        <Button aria-expanded={isGalleryOpen} onClick={() => setGalleryOpen(true)}>
          <Icon name="grid" />
          {texts.fromGallery}
        </Button>
        <Button
          onClick={() => {
            onUpload()
            onClose()
          }}
        >
          <Icon name="upload" />
          {texts.upload}
        </Button>
      </div>
      {isGalleryOpen && (
        <Gallery
          onChoose={(path) => {
            onChoose(path)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

const Gallery = ({ onChoose }: Pick<Props, 'onChoose'>) => {
  const pictures = useGalleryPictures()
  return (
    <ReadState readState={pictures} texts={texts.gallery} empty={<p>{texts.gallery.empty}</p>}>
      {(data) => (
        <PictureGrid items={data}>
          {(item) => (
            <button type="button" onClick={() => onChoose(item.filePath ?? '')}>
              <Photo item={item} fit="crop" sizes="120px" fallback="/pictures/placeholder.svg" />
            </button>
          )}
        </PictureGrid>
      )}
    </ReadState>
  )
}
