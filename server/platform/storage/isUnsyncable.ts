/**
 * Whether an error means that the file system cannot sync this file or folder. Some network and host file systems cannot sync
 * folders.
 */
export const isUnsyncable = (error: unknown): boolean =>
  ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EBADF', 'EISDIR', 'EACCES', 'EPERM'].includes(
    String((error as NodeJS.ErrnoException).code),
  )
