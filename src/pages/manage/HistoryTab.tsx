import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAudit } from '#common/contract/places/members.ts';
import { AuditTrail } from '#src/components/manage/AuditTrail.tsx';
import { TablePager } from '#src/components/tables/TablePager.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import type { TabProps } from './tabs.ts';

const SIZES = [30, 100];

/** Actions at the place, with their authors and times. */
export function HistoryTab({ id }: TabProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(SIZES[0]!);
  const trail = useOwnQuery(
    getAudit,
    { id, query: { page, per_page: perPage } },
    { keepPreviousData: true },
  );
  return (
    <Panel title={t('manage.history.title')}>
      <Loaded {...trail}>
        {({ records, count }) => (
          <>
            <AuditTrail
              entries={records.map(({ who, subjectName, ...entry }) => ({
                ...entry,
                who: who?.name ?? null,
                subject: subjectName,
              }))}
              aria-busy={trail.isLoading}
            />
            {(count ?? 0) > SIZES[0]! && (
              <Box sx={{ mt: 2 }}>
                <TablePager
                  page={page}
                  pageSize={perPage}
                  sizes={SIZES}
                  count={count ?? 0}
                  onPageChange={setPage}
                  onPageSizeChange={(size) => {
                    setPerPage(size);
                    setPage(1);
                  }}
                />
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
