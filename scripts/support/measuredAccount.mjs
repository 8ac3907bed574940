export const account = { username: 'admin', password: 'only for measuring' }
export const accountVariables = { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }
