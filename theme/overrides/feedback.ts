import type { AlertProps } from '@mui/material/Alert';
import type { Overrides } from './type.ts';
import { radii } from '#theme/tokens.ts';
import type { RoleName } from '#theme/roles.ts';

const severityRole: Record<NonNullable<AlertProps['severity']>, RoleName> = {
  success: 'success',
  info: 'active',
  warning: 'waiting',
  error: 'danger',
};

/** Alerts, in the colours of the role of their severity. */
export const feedback: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const role = theme.vars.palette.roles[severityRole[ownerState.severity ?? 'success']];
        return {
          borderRadius: radii.control,
          border: `1px solid ${role.outline}`,
          backgroundColor: role.background,
          color: role.text,
          alignItems: 'center',
          '& .MuiAlert-icon': { color: role.text },
          '& .MuiIconButton-root': { color: 'inherit' },
        };
      },
      message: { fontSize: '0.9375rem', fontWeight: 500 },
      action: { paddingTop: 0, alignItems: 'center' },
    },
  },
};
