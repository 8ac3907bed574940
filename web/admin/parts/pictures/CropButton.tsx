import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media } from '../../../../contract/media/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAwaitedByForm } from '../../../ui/FormScope.tsx'
import { AdjustDialog } from '../adjust/AdjustDialog.tsx'
import { pictureTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

interface Props {
  path: string
  onChange: (path: string) => void
}

/**
 * A button to crop a picture for one field only. If the picture is in the gallery, the server makes a duplicate to crop, so
 * that the gallery does not change.
 */
export const CropButton = ({ path, onChange }: Props) => {
  const [item, setItem] = useState<Media | null>(null)
  const [opening, setOpening] = useState<Promise<boolean>>()
  const { mutateAsync, isPending } = useChange('POST /api/pictures', { failure: texts.cropFailed })
  useAwaitedByForm(opening, texts.stillOpening)
  /** Resolves to false, because the form must not be sent while the picture is being cropped. */
  const open = () =>
    mutateAsync({ body: { path } }).then(
      (picture) => {
        setItem(picture)
        return false
      },
      () => false,
    )
  return (
    <>
      <Button className="bare" busy={isPending} onClick={() => setOpening(open())}>
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
