import { useRef } from 'react'
import { isSharedDevice } from '../../../stores/deviceStorage.ts'
import { dismissToast, toast } from '../../../ui/toasts/toast.ts'
import { useWhenUntouched, WARNING_MS } from '../../../ui/useWhenUntouched.ts'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'
import type { SendingStage } from './useSendDraft.ts'

/** How long a form on a device that guests share keeps what nobody touches, in milliseconds. */
const KEPT_MS = 3 * 60_000

/**
 * On a device that guests share, calls back when a guest seems to have walked away from a form. A minute before, a toast asks somebody
 * who is still writing to touch the device, unless the form is empty. What has been sent, or is sent as soon as the device is
 * connected, stays until it has arrived.
 */
export const useWhenAbandoned = ({ name }: SendingStage, isEmpty: boolean, onAbandoned: () => void) => {
  const isOnItsWay = name === 'uploading' || name === 'sharing' || name === 'connectionLost'
  const warningId = useRef(0)
  const onUntouched = () => {
    if (!isEmpty) toast(texts.abandoned)
    onAbandoned()
  }
  const warn = (isNearEnd: boolean) => {
    if (!isNearEnd) dismissToast(warningId.current)
    else if (!isEmpty) warningId.current = toast({ ...texts.stillWriting, duration: WARNING_MS })
  }
  useWhenUntouched(isSharedDevice && !isOnItsWay ? KEPT_MS : null, onUntouched, warn)
}
