import { useNavigate } from 'react-router';
import { UploadCard } from '../../features/upload/upload-card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useCurrentWork } from '../current-work.ts';

/** The upload area as a page of its own; a processed document goes on at the dashboard. */
export function UploadPage() {
  usePageTitle('Upload Document');
  const navigate = useNavigate();
  const { takeDocument } = useCurrentWork();
  return (
    <Page>
      <PageHead title="Upload Document">
        Upload a policy; you choose the framework on the dashboard.
      </PageHead>
      <div className="mt-6">
        <UploadCard
          height="tall"
          onUploaded={({ id }) => {
            takeDocument(id);
            navigate('/dashboard');
          }}
        />
      </div>
    </Page>
  );
}
