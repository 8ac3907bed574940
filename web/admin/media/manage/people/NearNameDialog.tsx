import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx'

interface Props {
  name: string
  /** the name that visitors do not see */
  hiddenName: string
  onDecide: (isHidden: boolean) => void
  onClose: () => void
}

/** Asks whether a name is to be hidden like the one that it nearly is. Closing it decides nothing. */
export const NearNameDialog = ({ name, hiddenName, onDecide, onClose }: Props) => {
  const { title, description, confirm, cancel } = texts.nearHidden(name, hiddenName)
  return (
    <Dialog
      role="alertdialog"
      className="alert"
      {...{ title, description, onClose }}
      footer={
        <>
          <Button onClick={() => onDecide(false)}>{cancel}</Button>
          <Button tone="primary" onClick={() => onDecide(true)}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
