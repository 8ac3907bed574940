import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media } from '../../../contract/media.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { AdjustDialog } from '../adjust/AdjustDialog.tsx'
import { pictureTexts as texts } from '../texts.ts'

interface Props {
  /** where one of the memorial’s pictures lies */
  path: string
  onChange: (path: string) => void
}

/** Crops a picture for this place alone: a photograph of the gallery is copied first, and stays as it is there. */
export const CropButton = ({ path, onChange }: Props) => {
  const [item, setItem] = useState<Media | null>(null)
  const { mutate, isPending } = useChange('POST /api/pictures', { failure: texts.cropFailed })
  return (
    <>
      <Button
        className="bare"
        busy={isPending}
        onClick={() => mutate({ body: { path } }, { onSuccess: (picture) => setItem(picture) })}
      >
        {texts.crop}
      </Button>
      {item &&
        // its form may not stand in the form that this button is in
        createPortal(
          <AdjustDialog
            item={item}
            tool="crop"
            onSaved={({ filePath }) => onChange(filePath ?? '')}
            onClose={() => setItem(null)}
          />,
          document.body,
        )}
    </>
  )
}
