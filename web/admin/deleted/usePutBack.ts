import { useChange } from '../../api/useChange.ts'
import { useIsAdministrator } from '../person.ts'
import { texts } from './texts.ts'

/** Returns a mutation that puts deleted items back, and says so in a toast. Lists that show them are fetched again. */
export const usePutBack = (onSuccess?: () => void) => {
  const isAdministrator = useIsAdministrator()
  return useChange('POST /api/deleted/put-back', {
    success: texts.putBackDone,
    failure: ({ status }) =>
      status === 404 ? texts.notHere : isAdministrator ? texts.putBackFailed : texts.putBackFailedForHelper,
    onSuccess,
  })
}
