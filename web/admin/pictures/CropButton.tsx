import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media } from '../../../contract/media/media.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { AdjustDialog } from '../adjust/AdjustDialog.tsx'
import { pictureTexts as texts } from '../texts.ts'

interface Props {
  /** the path of one of the memorial's pictures */
  path: string
  onChange: (path: string) => void
}

/**
 * A button to crop a picture for one field only. If the picture is in the gallery, the server makes a duplicate to crop, so
 * that the gallery does not change.
 */
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
        // rendered outside the form around this button, because the dialog contains a form and HTML forbids nested forms
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
